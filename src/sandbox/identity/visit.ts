// One visit of an account page, and what it shows.
import type { ProductApi } from '#sandbox/calls/product-api.ts'
import type { SandboxPerson } from '#sandbox/config/people.ts'
import type { Page } from '#sandbox/web/page.ts'
import type { SandboxIdentity } from './identity.ts'

/** One visit of an account page. */
export interface Visit {
  person: SandboxPerson
  identity: SandboxIdentity
  api: ProductApi
  /** What a form has sent; undefined if the page was only opened. */
  form: Readonly<Record<string, string>> | undefined
  /** The browser that visits. */
  browserId: string
  /** The way back to the portal, as markup. */
  back: string
}

export interface Shown {
  status: number
  page: Page
}
