// Covers the page from the moment somebody is signed out until the root shows: nothing of theirs stays in sight.
import { PageTitle } from '#ui/page-title.tsx'
import { useSession } from './portal-services.tsx'
import { signedOutWords } from './signed-out-words.ts'

export function Left() {
  return (
    <>
      <PageTitle>Signed out</PageTitle>
      <p role="alert">{signedOutWords(useSession())}</p>
    </>
  )
}
