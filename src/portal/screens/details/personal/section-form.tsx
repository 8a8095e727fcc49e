// The form of one section, which is saved by itself: a table of questions over what is held.
import { useQueryClient } from '@tanstack/react-query'
import { isRefusal, type Api } from 'portal-engine/http/client.ts'
import { serverNow } from 'portal-engine/http/server-time.ts'
import { useApi } from 'portal-engine/http/context.ts'
import type { ApiCall, BodyOf, ErrorMessages } from 'portal-engine/http/contract.ts'
import { errorMessage } from 'portal-engine/http/error-message.ts'
import { saveSection } from '#api/people/personal-detail-changes.ts'
import { personalDetailsQuery, type PersonalDetails } from '#api/people/personal-details.ts'
import { londonDate } from 'portal-engine/base/dates/london-time.ts'
import type { Coded } from '#domain/questions/coded.ts'
import { askedQuestions } from '#forms/requests/request-form.tsx'
import type { Values } from '#forms/requests/request-fields.tsx'
import { SaveForm } from 'portal-engine/forms/save/save-form.tsx'
import type { SaveTable } from 'portal-engine/forms/form-definition.ts'
import type { Close } from './section.tsx'

/** What the form of a section sends. */
type SectionCall = (typeof saveSection)[keyof typeof saveSection]

export type SectionTable<Values extends object, Sent extends object> = SaveTable<
  Values,
  Sent,
  PersonalDetails
>

const notAccepted = 'Something in this isn’t right, so nothing has changed. Please check what you typed.'

const messages: ErrorMessages<SectionCall> = {
  changed:
    'This has just been changed somewhere else. You see the new details above, and what you typed is still here. Save again to replace them.',
  invalid: notAccepted,
  'owner-only': 'Only the owner of the account can change this, so nothing has changed.',
}

/** What the tables of all sections have in common. */
export const sectionOf = <C extends SectionCall>(name: string, call: C) =>
  ({
    job: `details-${name}`,
    send: (api: Api, body: BodyOf<C>): Promise<PersonalDetails> =>
      api.call<ApiCall>(call, { body } as never) as unknown as Promise<PersonalDetails>,
    needsFreshSignIn: 'needsFreshSignIn' in call,
    errorMessage: (error: unknown) =>
      errorMessage(call, messages, error) ?? (isRefusal(error) ? notAccepted : undefined),
    notSaved: 'We couldn’t save your details. Check them and try again.',
  }) as const

type Own = Pick<SaveTable<Values, object, PersonalDetails>, 'saveLabel' | 'saved'> &
  Pick<Parameters<typeof askedQuestions>[0], 'rules'> & {
    /** That of the section as it was read. */
    version?: number
    held?: Values
  }

export type Section = SectionTable<Values, Record<string, unknown>>

/** The form of a section whose questions say all that is asked. */
export function sectionAsking(
  name: keyof typeof saveSection,
  asked: Coded,
  { version, held, rules, ...table }: Own,
): Section {
  const { blank, questions, sends } = askedQuestions({ ...asked, rules, today: londonDate(serverNow()) })
  const read = { stated: 'as it was read', as: () => version }
  return {
    ...(sectionOf(name, saveSection[name]) as unknown as Section),
    ...table,
    ...{ questions, held: { ...blank, ...held } },
    ...{ sends: { ...sends, ...(version !== undefined && { version: read }) } },
  }
}

interface SectionFormProps<Values extends object, Sent extends object> {
  form: SectionTable<Values, Sent>
  close: Close
}

export function SectionForm<Values extends object, Sent extends object>(
  props: SectionFormProps<Values, Sent>,
) {
  const api = useApi()
  const client = useQueryClient()
  const { queryKey } = personalDetailsQuery(api)
  return (
    <SaveForm
      {...props}
      onSaved={(details) => client.setQueryData(queryKey, details)}
      onNotSaved={() => void client.invalidateQueries({ queryKey })}
    />
  )
}
