import { type EnquiryTexts, ENQUIRY_FORM } from '~/features/forms/enquiryFields';
import type { ReactNode } from 'react';
import { type FieldProps, SelectField, TextAreaField, TextField } from '~/features/forms/Field';
import Form, { type FormProps } from '~/features/forms/Form';

interface FieldsProps {
  propsOf: (name: string) => FieldProps;
  texts: EnquiryTexts;
}

/** The page has the fields with the people: they belong to the form by its id. */
const ATTRIBUTES = { id: ENQUIRY_FORM.name, 'aria-labelledby': 'enquiry', className: 'fields' };

const OFF = { autoComplete: 'off' };
const SHORT = { rows: 2 };

const Group = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset>
    <legend className="eyebrow">{legend}</legend>
    <div className="columns">{children}</div>
  </fieldset>
);

const ProjectFields = ({ propsOf, texts }: FieldsProps) => (
  <>
    <TextField {...propsOf('project')} control={OFF} />
    <SelectField
      {...propsOf('production')}
      placeholder={texts.placeholder}
      options={texts.productions}
    />
    <TextField {...propsOf('role')} control={OFF} />
    <TextField {...propsOf('dates')} control={OFF} />
    <TextField {...propsOf('place')} control={OFF} />
    <TextField {...propsOf('deadline')} control={OFF} />
    <TextAreaField {...propsOf('conditions')} control={SHORT} />
    <TextAreaField {...propsOf('links')} control={{ ...SHORT, inputMode: 'url' }} />
  </>
);

const SenderFields = ({ propsOf }: Pick<FieldsProps, 'propsOf'>) => (
  <>
    <TextField {...propsOf('name')} control={{ autoComplete: 'name' }} />
    <TextField {...propsOf('company')} control={{ autoComplete: 'organization' }} />
    <TextField {...propsOf('email')} control={{ type: 'email', autoComplete: 'email' }} />
    <TextField {...propsOf('phone')} control={{ type: 'tel', autoComplete: 'tel' }} />
  </>
);

/**
 * The form for a casting: who asks, and about what. The page around it has the fields with the people.
 *
 * Loads with `client:interaction`: React (60 kB Brotli, shared by all islands) and 3 kB for this
 * island and the contact form's parts.
 */
export default function EnquiryForm(props: FormProps<EnquiryTexts>) {
  const { texts } = props;
  return (
    <Form {...props} form={ENQUIRY_FORM} attributes={ATTRIBUTES}>
      {(propsOf) => (
        <>
          <Group legend={texts.groups.project}>
            <ProjectFields propsOf={propsOf} texts={texts} />
          </Group>
          <Group legend={texts.groups.sender}>
            <SenderFields propsOf={propsOf} />
          </Group>
          <TextAreaField {...propsOf('message')} control={{ rows: 5 }} />
        </>
      )}
    </Form>
  );
}
