// Another e-mail address.
import { saveSection } from '#api/people/personal-detail-changes.ts'
import type { PersonalDetails } from '#api/people/personal-details.ts'
import { emailProblem } from '#domain/personal/details.ts'
import { TextInput } from '#ui/fields/text-input.tsx'
import { SectionForm } from './section-form.tsx'
import type { Close } from './section.tsx'

export default function EmailForm({ email, close }: { email: PersonalDetails['email']; close: Close }) {
  return (
    <SectionForm
      name="email"
      call={saveSection.email}
      start={{ address: '' }}
      check={({ address = '' }): Record<string, string> => {
        if (address.trim().toLowerCase() === email.address)
          return { address: 'This is the address that we hold' }
        const problem = emailProblem(address)
        return problem === undefined ? {} : { address: problem }
      }}
      send={(api, { address = '' }) => api.call(saveSection.email, { body: { address: address.trim() } })}
      action="Send the link"
      saved="We have sent a link to the new address."
      close={close}
    >
      {({ field }) => (
        <TextInput
          {...field('address')}
          type="email"
          label="New email address"
          description="We send a link there. Your address changes once you have used it."
          autoComplete="email"
        />
      )}
    </SectionForm>
  )
}
