// The accounts of others that a person may switch to, in alphabetical order.
import { byName } from '#base/by-name.ts'
import type { GrantedAccess, GrantedAccount } from '#session/types.ts'

export const grantedAccounts = ({ clients, grantors }: GrantedAccess): GrantedAccount[] =>
  [
    ...clients.map((owner) => ({ owner, kind: 'client' as const })),
    ...grantors.map((owner) => ({ owner, kind: 'grantor' as const })),
  ].toSorted((a, b) => byName(a.owner, b.owner))

/** The texts of the button that opens an account, by kind. */
export const openingTexts = {
  client: { label: (name: string) => `Act for ${name}`, how: 'Delegated access' },
  grantor: { label: (name: string) => `View ${name}’s account`, how: 'Shared access, view only' },
}
