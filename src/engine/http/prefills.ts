// What the firm knows of somebody and a page can fill in: calls, with the fields of their answers that pages name.
import type { Parts } from '#base/requests/kinds/kind.ts'
import type { AnswerOf, ApiCall } from './contract.ts'

type Field<Answer> =
  | { is: 'text' | 'date'; of(answer: Answer): string | null }
  | { is: 'parts'; parts: readonly string[]; of(answer: Answer): Parts }

/** A call, and the fields of its answer that pages may fill in. */
export interface Prefill<Answer = never> {
  /** It needs no parameters. */
  call: ApiCall & { method: 'GET' }
  /** Whose words they are: "personal details". */
  name: string
  /** What is masked is no field: it would be no answer. */
  fields: Readonly<Record<string, Field<Answer>>>
}

/** By the name that pages write. */
export type Prefills = Readonly<Record<string, Prefill>>

/** Says the types of the fields. */
export const prefill = <const C extends Prefill['call']>(
  call: C,
  of: Omit<Prefill<AnswerOf<C>>, 'call'>,
): Prefill => ({ call, ...of })
