// What an invitation needs. The words stand beside the field and in the summary. Pure.
import * as z from 'zod/mini'
import type { NewSharedRequest } from '#api/people/sharing.ts'

export interface InvitationText {
  email: string
  phoneNumber: string
}

export type InvitationField = keyof InvitationText
export type InvitationProblems = Partial<Record<InvitationField, string>>

export const blankInvitation: InvitationText = { email: '', phoneNumber: '' }

export const notYourself = 'Enter the email address of somebody else'

const UK_NUMBER = /^0\d{9,10}$/
const INTERNATIONAL_NUMBER = /^\+[1-9]\d{7,14}$/

/** As the network dials it: no spaces or brackets, the country code in front. */
function dialled(written: string): string {
  const digits = written.replaceAll(/[\s().-]/g, '').replace(/^00/, '+')
  return UK_NUMBER.test(digits) ? `+44${digits.slice(1)}` : digits.replace(/^\+440/, '+44')
}

const invitationSchema = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter an email address'),
      z.regex(/^$|^[^@\s]+@[^@\s]+\.[^@\s.]+$/, 'Enter an email address like name@example.com'),
    ),
  phoneNumber: z.pipe(
    z.string().check(z.trim(), z.minLength(1, 'Enter a mobile number')),
    z.pipe(
      z.transform(dialled),
      z
        .string()
        .check(z.regex(INTERNATIONAL_NUMBER, 'Enter a mobile number like 07700 900123 or +44 7700 900123')),
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
