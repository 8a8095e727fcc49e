// When this person last signed in, so that they notice a sign-in that was not theirs.
import { useQuery } from '@tanstack/react-query'
import { useApi } from '#http/context.ts'
import { lastSignInQuery } from '#api/people/last-sign-in.ts'
import prose from '#ui/prose.module.css'

const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
})

/** Keeps the line's height while the answer is loading; when the call fails, the line stays empty. */
export default function LastSignIn() {
  const { data } = useQuery(lastSignInQuery(useApi()))
  return (
    <p className={prose.quiet}>
      {data === undefined
        ? '\u00a0'
        : data === null
          ? 'This is your first visit'
          : `Last sign-in: ${format.format(Date.parse(data))}`}
    </p>
  )
}
