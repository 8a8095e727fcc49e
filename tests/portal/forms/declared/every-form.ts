// Every form that the portal declares.
import { applying } from './applying.ts'
import { ofDetails } from './details.ts'
import { known } from './known.ts'
import { payingIn } from './paying-in.ts'
import { payingOut } from './paying-out.ts'

/** How to find the problems of each form, by the name of the function or table that declares it. */
export async function everyForm(): Promise<Record<string, () => Promise<string[]>>> {
  const have = await known()
  return { ...payingIn(have), ...payingOut(have), ...applying(have), ...ofDetails(have) }
}
