// The owner of a form. Its address names them from the first answer on, because another tab can change the account shown.
import { useApi } from '#http/context.ts'
import { idsOf } from '#base/access/actor.ts'
import { usePortal } from '#screen-api/portal.ts'
import { useUrlState } from '#screen-api/use-url-state.ts'

/** The parameter of an address that holds the id of the form's owner. With it the form opens at once. */
export const FORM_OWNER = 'for'

export interface FormOwner {
  /** The name of the form's owner, if another person's account is shown now. */
  otherName: string | undefined
  /** Search parameters that put the owner into the address, and that remove it. */
  setOwner: Record<string, string>
  clearOwner: Record<string, undefined>
}

export function useFormOwner(): FormOwner {
  const { userName, grantedAccounts } = usePortal()
  const [search] = useUrlState()
  const { loggedIn, active } = idsOf(useApi().actor)
  const id = search.get(FORM_OWNER)
  const granted = grantedAccounts.find(({ grant }) => id === grant.id)
  const nameOf = () => (id === loggedIn ? userName : (granted?.name ?? 'somebody else'))
  return {
    otherName: id === null || id === active ? undefined : nameOf(),
    setOwner: { [FORM_OWNER]: active },
    clearOwner: { [FORM_OWNER]: undefined },
  }
}
