import { EMAIL, type FormFields, MESSAGE_LENGTH, NAME } from '~/features/forms/formFields';
import { FORM_NAME } from '~/features/forms/enquiryNames';
import { TextAreaField, TextField } from '~/features/forms/Field';
import Form, { type FormProps } from '~/features/forms/Form';

/** The form of an enquiry with the fields of the sender only: the page says what it is about. */
export const ANSWER_FORM: FormFields = {
  name: FORM_NAME,
  rules: {
    name: NAME,
    company: { maxLength: 160 },
    email: EMAIL,
    message: { maxLength: MESSAGE_LENGTH },
    privacy: { isRequired: true },
  },
};

const ATTRIBUTES = { id: FORM_NAME, 'aria-labelledby': 'answer', className: 'fields' };

/**
 * The form that sends the answer to a proposal. The page around it has the fields with the marks, the
 * proposal's name and its link.
 *
 * Loads with `client:interaction`: React (60 kB Brotli, shared by all islands) and 3 kB for this
 * island and the other forms' parts.
 */
export default function AnswerForm(props: FormProps) {
  return (
    <Form {...props} form={ANSWER_FORM} attributes={ATTRIBUTES}>
      {(propsOf) => (
        <>
          <div className="columns">
            <TextField {...propsOf('name')} control={{ autoComplete: 'name' }} />
            <TextField {...propsOf('company')} control={{ autoComplete: 'organization' }} />
            <TextField {...propsOf('email')} control={{ type: 'email', autoComplete: 'email' }} />
          </div>
          <TextAreaField {...propsOf('message')} control={{ rows: 3 }} />
        </>
      )}
    </Form>
  );
}
