// The kinds of questions that every portal has. A portal adds its own (shell/define-portal.ts).
import { choice, declaration, several, yesOrNo } from './choices.ts'
import { date, month, year } from './days.ts'
import { group, type OfGroup } from './group.ts'
import { bankAccount, file, ownAccount } from './held.ts'
import { email, organisation } from './names.ts'
import type { Asked } from './kind.ts'
import { money, number, percentage } from './numbers.ts'
import { address, person } from './parts.ts'
import { longText, text } from './text.ts'

export const engineKinds = {
  text,
  'long-text': longText,
  money,
  number,
  percentage,
  date,
  month,
  year,
  choice,
  choices: several,
  'yes-no': yesOrNo,
  email,
  organisation,
  account: ownAccount,
  'bank-account': bankAccount,
  file,
  declaration,
  person,
  address,
  group,
} as const

type EngineKinds = typeof engineKinds

type Plain = Exclude<keyof EngineKinds, 'group'>

type PlainQuestion = { [K in Plain]: Parameters<EngineKinds[K]['field']>[0] & { kind: K } }[Plain]

export interface GroupQuestion extends Asked, OfGroup {
  kind: 'group'
  questions: readonly PlainQuestion[]
}

/** One of the engine's kinds. Those of a portal are known by its table alone. */
export type RequestQuestion = PlainQuestion | GroupQuestion
