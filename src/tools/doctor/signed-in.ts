// A browser that has signed in, as the steps of the doctor share it.
import type { Page } from 'playwright'
import type { discover } from '#session/sign-in/discovery.ts'
import type { Credentials } from './usual-forms.ts'
import type { Installation } from './finding.ts'

export interface SignedIn {
  installation: Installation
  /** Where the provider's pages are. */
  page: Page
  /** An empty page of the portal's origin. */
  home: Page
  metadata: Awaited<ReturnType<typeof discover>>
  clientId: string
  /** Undefined: a person sits at the browser. */
  credentials: Credentials | undefined
  /** Leaves for the provider and comes back with an answer. */
  authorise(more?: Record<string, string>): Promise<{ code: string; verifier: string; nonce: string }>
  /** As the page asks: the browser refuses what CORS does not allow. */
  post(address: string, form: Record<string, string>): Promise<{ status: number; body: unknown }>
}
