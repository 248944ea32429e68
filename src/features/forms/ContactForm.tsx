import { type ContactTexts, CONTACT_FORM } from '~/features/forms/contactFields';
import { AGENT_FIELD } from '~/features/forms/contactNames';
import { HONEYPOT } from '~/features/forms/formNames';
import { SelectField, TextAreaField, TextField } from '~/features/forms/Field';
import Form, { type FormProps } from '~/features/forms/Form';

/** Netlify finds the form by these attributes, in the page's HTML. */
const ATTRIBUTES = {
  'data-netlify': 'true',
  'data-netlify-honeypot': HONEYPOT,
  'aria-labelledby': 'write',
  className: 'grid max-w-[40rem] gap-6',
};

/**
 * The contact form.
 *
 * Loads with `client:interaction`: React (60 kB Brotli, shared by all islands) and 3 kB for this
 * island.
 */
export default function ContactForm(props: FormProps<ContactTexts>) {
  const { placeholder, writers } = props.texts;
  return (
    <Form {...props} form={CONTACT_FORM} attributes={ATTRIBUTES} hidden={[AGENT_FIELD]}>
      {(propsOf) => (
        <>
          <div className="grid gap-6 sm:grid-cols-2">
            <TextField {...propsOf('name')} control={{ autoComplete: 'name' }} />
            <TextField {...propsOf('email')} control={{ type: 'email', autoComplete: 'email' }} />
            <TextField {...propsOf('phone')} control={{ type: 'tel', autoComplete: 'tel' }} />
            <SelectField {...propsOf('writer')} placeholder={placeholder} options={writers} />
          </div>
          <TextField {...propsOf('talent')} control={{ autoComplete: 'off' }} />
          <TextAreaField {...propsOf('message')} />
          <TextField {...propsOf('link')} control={{ type: 'url', autoComplete: 'url' }} />
        </>
      )}
    </Form>
  );
}
