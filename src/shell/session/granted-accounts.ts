// The accounts of others that a person may switch to, in alphabetical order.
import { byName } from '#domain/by-name.ts'
import type { SwitchChoice } from '#domain/access/granted-access.ts'
import type { GrantedAccess, OtherAccount } from '#session/types.ts'

export interface GrantedAccount {
  account: OtherAccount
  /** Act for them, or view what they share. */
  kind: 'client' | 'grantor'
  choice: SwitchChoice
}

export const grantedAccounts = ({ clients, grantors }: GrantedAccess): GrantedAccount[] =>
  [
    ...clients.map((account) => ({ account, kind: 'client' as const, choice: { client: account.id } })),
    ...grantors.map((account) => ({ account, kind: 'grantor' as const, choice: { grantor: account.id } })),
  ].toSorted((a, b) => byName(a.account, b.account))

/** The texts of the button that opens an account, by kind. */
export const openingTexts = {
  client: { label: (name: string) => `Act for ${name}`, how: 'Delegated access' },
  grantor: { label: (name: string) => `View ${name}’s account`, how: 'Shared access, view only' },
}
