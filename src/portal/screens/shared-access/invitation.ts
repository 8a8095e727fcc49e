// What an invitation needs. Each problem is shown at the field and in the summary. Pure.
import * as z from 'zod/mini'
import type { NewSharedRequest } from '#api/people/sharing.ts'
import { emailPattern, plainEmail } from '#base/typed-text.ts'
import { parsePhone } from '#domain/personal/phone.ts'

export interface InvitationText {
  email: string
  phoneNumber: string
}

export type InvitationField = keyof InvitationText
export type InvitationProblems = Partial<Record<InvitationField, string>>

export const blankInvitation: InvitationText = { email: '', phoneNumber: '' }

export const notYourself = 'Enter the email address of somebody else'

const invitationSchema = z.object({
  email: z.string().check(
    z.overwrite(plainEmail),
    z.minLength(1, 'Enter an email address'),
    z.refine(
      (address) => address === '' || emailPattern.test(address),
      'Enter an email address like name@example.com',
    ),
  ),
  phoneNumber: z.pipe(
    z.string().check(z.trim(), z.minLength(1, 'Enter a mobile number')),
    // As the network dials it: the country code in front.
    z.pipe(
      z.transform((written: string) => parsePhone(written)),
      z.string('Enter a mobile number like 07700 900123 or +44 7700 900123'),
    ),
  ),
})

/** The request these answers make, or what has to be put right, in the order of the form. */
export function readInvitation(
  text: InvitationText,
): { invitation: NewSharedRequest } | { problems: InvitationProblems } {
  const result = invitationSchema.safeParse(text)
  if (result.success) return { invitation: result.data }
  const problems: InvitationProblems = {}
  for (const { path, message } of result.error.issues) {
    const field = path[0] as InvitationField
    problems[field] ??= message
  }
  return { problems }
}
