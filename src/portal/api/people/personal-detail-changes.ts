// Changing personal details, section by section. Every answer has all of them.
import * as z from 'zod/mini'
import * as limits from '#domain/limits.gen.ts'
import {
  employmentStatuses,
  maritalStatuses,
  noNumberReasons,
  supportNeeds,
} from '#domain/personal/choices.ts'
import { EMAIL_MOST, PHONE_MOST } from '#domain/personal/contact-lengths.ts'
import { put, reason, remove } from 'portal-engine/http/contract.ts'
import { date } from 'portal-engine/http/fields.ts'
import { oneLine, text } from 'portal-engine/http/typed-fields.ts'
import { ownerOnly } from 'portal-engine/http/reasons.ts'
import { personalDetailsSchema } from './personal-details.ts'

const changed = reason('changed', 409, 'The section was changed elsewhere since it was read.')

/** Also of what the schema cannot say: a postcode of its country, a day after the one that is held. */
export const invalidAnswers = reason(
  'invalid',
  422,
  'An answer is not as it should be; `problems` has a sentence by the name of its field.',
  z.object({ problems: z.record(z.string(), z.string()) }),
)

/** The version of the section that was read. */
const version = z.int().check(z.minimum(0))
const line = z.string().check(z.maxLength(limits['detail-length'].value), oneLine)
/** ISO 3166-1, two letters. */
const country = z.string().check(z.regex(/^[A-Z]{2}$/))

const answer = personalDetailsSchema

export const saveSection = {
  address: put('/api/personaldetails/address', {
    summary: 'Saves the section address',
    openTo: 'attorney',
    body: z.object({ version, line1: line, line2: line, town: line, postcode: line, country, since: date }),
    answer,
    errors: [changed, invalidAnswers],
  }),
  work: put('/api/personaldetails/work', {
    summary: 'Saves the section work',
    openTo: 'attorney',
    body: z.object({
      version,
      status: z.enum(Object.keys(employmentStatuses)),
      occupation: line,
      employer: line,
      maritalStatus: z.enum(Object.keys(maritalStatuses)),
    }),
    answer,
    errors: [changed, invalidAnswers],
  }),
  tax: put('/api/personaldetails/tax', {
    summary: 'Saves the section tax',
    openTo: 'attorney',
    body: z.object({
      version,
      residencies: z
        .array(
          z.object({
            country,
            /** Left out: the number that is held stays. */
            number: z.optional(line),
            reason: z.optional(z.enum(Object.keys(noNumberReasons))),
          }),
        )
        .check(z.minLength(1), z.maxLength(limits['tax-residencies-max'].value)),
    }),
    answer,
    errors: [changed, invalidAnswers],
  }),
  support: put('/api/personaldetails/support', {
    summary: 'Saves the section support',
    openTo: 'attorney',
    body: z.object({
      version,
      needs: z.array(z.enum(Object.keys(supportNeeds))).check(z.maxLength(Object.keys(supportNeeds).length)),
      note: z.string().check(z.maxLength(limits['support-note-length'].value)),
    }),
    answer,
    errors: [changed, invalidAnswers],
  }),
  phone: put('/api/personaldetails/phone', {
    summary: 'Saves the phone number',
    /** With a country code, or British. */
    body: z.object({ number: z.string().check(z.maxLength(PHONE_MOST)) }),
    answer,
    errors: [ownerOnly, invalidAnswers],
    openTo: 'owner',
    needsFreshSignIn: true,
  }),
  email: put('/api/personaldetails/email', {
    summary: 'Saves a new email address, to be confirmed',
    body: z.object({ address: text(EMAIL_MOST) }),
    answer,
    errors: [ownerOnly, invalidAnswers],
    openTo: 'owner',
    needsFreshSignIn: true,
  }),
}

/** Forgets a new email address that has not been confirmed. */
export const forgetNewEmail = remove('/api/personaldetails/email', {
  summary: 'Forgets an email address that is not confirmed',
  answer,
  errors: [ownerOnly],
  openTo: 'owner',
})

/** Confirms a new email address with the token of its link. */
export const confirmEmail = put('/api/personaldetails/email/confirmation', {
  summary: 'Confirms the new email address',
  body: z.object({ token: z.string().check(z.maxLength(100)) }),
  answer,
  errors: [ownerOnly, reason('link-expired', 410, 'The link does not work any more.')],
  openTo: 'owner',
})
