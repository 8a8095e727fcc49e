// What is wrong with what is filled in for a question: nobody knows it, its readers may not ask for it, or it is no such answer.
import { isOpenTo, type Access } from '#base/access/access.ts'
import { isOwn, type Kind, type PartField } from '#base/requests/kinds/kind.ts'
import { didYouMean } from '../conditions/condition.ts'
import type { Problem } from '../problem.ts'
import type { Supplied } from '../supplied.ts'
import type { Place, Wrong } from './request-conditions.ts'

const IS = { text: 'a text', date: 'a day', parts: 'in several fields' } as const

/** What is filled in is known to the firm, open to whoever sends the page, and an answer of the question's kind. */
export function unfitPrefill(
  { question, pointer }: Place,
  wrong: Wrong,
  known: Pick<Supplied, 'prefills' | 'questionKinds'>,
  sentBy: Access,
): Problem[] {
  if (question.prefilled === undefined) return []
  const { id, prefilled, kind } = question
  const { call, field } = prefilled
  const { prefills, questionKinds } = known
  const unfit = (at: string, message: string, hint: string) => [
    wrong(`${pointer}/prefilled${at}`, message, hint),
  ]
  const unknown = (what: string, named: string, all: object) =>
    unfit(
      `/${what}`,
      `Nothing could be filled in for "${id}": ${what === 'call' ? 'no call' : `no field of "${call}"`} is called "${named}".`,
      didYouMean(named, Object.keys(all)) ?? `There are ${Object.keys(all).join(', ') || 'none here'}.`,
    )
  const from = prefills[call]
  if (!from) return unknown('call', call, prefills)
  if (!isOpenTo(sentBy, from.openTo))
    return unfit(
      '/call',
      `Nothing could be filled in for "${id}": the page is sent by ${SENDERS[sentBy]}, to whom "${call}" is not open.`,
      sentBy === 'visitor'
        ? 'Remove "prefilled", or ask people to sign in.'
        : 'Correct "sent-by", or remove "prefilled".',
    )
  if (isOwn(question) && sentBy !== 'owner')
    return unfit(
      '',
      `"${id}" asks whoever sends the page for their own, and would be filled in with the ${from.name} of the owner of the account.`,
      'Remove "is-own" or "prefilled".',
    )
  const is = from.fields[field]
  if (!is) return unknown('field', field, from.fields)
  const { prefilled: takes, parts = [] } = questionKinds[kind] as Kind & { parts?: readonly PartField[] }
  const lacking = parts.filter(({ part }) => !is.parts?.includes(part))
  if (takes === is.is && (takes !== 'parts' || lacking.length === 0)) return []
  return unfit(
    '/field',
    `Nothing could be filled in for "${id}": "${field}" is ${IS[is.is]}, and a question of the kind ${kind} takes ${taken(takes, lacking)}.`,
    'Name another field, or correct the kind.',
  )
}

const taken = (takes: Kind['prefilled'], lacking: readonly PartField[]): string => {
  if (takes === undefined) return 'nothing that is filled in'
  return takes === 'parts' ? `these: ${lacking.map(({ part }) => part).join(', ')}` : IS[takes]
}

const SENDERS: Readonly<Record<Access, string>> = {
  owner: 'the owner',
  delegate: 'delegates too',
  attorney: 'attorneys too',
  viewer: 'viewers too',
  visitor: 'visitors',
}
