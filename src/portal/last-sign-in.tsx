// When this person last signed in, so that they notice a sign-in that was not theirs.
import { useQuery } from '@tanstack/react-query'
import { useApi } from 'portal-engine/http/context.ts'
import { lastSignInQuery } from '#api/people/last-sign-in.ts'
import { formatInstant } from 'portal-engine/ui/figures/instants.ts'
import prose from 'portal-engine/ui/prose.module.css'

/** Keeps the line's height while the answer is loading; when the call fails, the line stays empty. */
export default function LastSignIn() {
  const { data } = useQuery(lastSignInQuery(useApi()))
  return (
    <p className={prose.quiet}>
      {data === undefined
        ? '\u00a0'
        : data === null
          ? 'This is your first visit'
          : `Last sign-in: ${formatInstant(data)}`}
    </p>
  )
}
