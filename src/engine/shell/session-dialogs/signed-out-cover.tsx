// Replaces the page after a sign-out until the root loads, so that no personal data stays visible.
import { PageTitle } from '#ui/page-title.tsx'
import { useServices, useSessionState } from '../state/portal-services.tsx'
import { signedOutMessage } from './signed-out-message.ts'

export function SignedOutCover() {
  return (
    <>
      <PageTitle>Signed out</PageTitle>
      <p role="alert">{signedOutMessage(useSessionState(), useServices().settings)}</p>
    </>
  )
}
