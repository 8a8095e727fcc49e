// Ends every session of the person: this browser is logged out at once, the others at their next call.
import { useState } from 'react'
import { useApi } from 'portal-engine/http/context.ts'
import { logOutEverywhere } from '#api/people/security.ts'
import { sendOnce } from '#forms/send/sending.ts'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { confirmChange } from 'portal-engine/ui/modals/confirm-change.tsx'
import prose from 'portal-engine/ui/prose.module.css'
import css from './security.module.css'

const UNREACHED =
  'We couldn’t reach the service, so you may still be logged in everywhere. Try again, or call us.'

export function LogOutEverywhere() {
  const api = useApi()
  const { run, signInAgain } = usePortal()
  const [problem, setProblem] = useState('')
  const logOut = async () => {
    setProblem('')
    const ended = await sendOnce({
      send: () => api.call(logOutEverywhere),
      signInAgain: () => signInAgain(),
      refused: UNREACHED,
    })
    if (ended.phase === 'sent') run('log-out')
    else if (ended.phase !== 'sending') setProblem(ended.phase === 'refused' ? ended.message : UNREACHED)
  }
  return (
    <div className={css.lost}>
      <p>Lost a device? This logs you out here at once, and on other devices within minutes.</p>
      {problem !== '' && (
        <p role="alert" className={prose.failed}>
          {problem}
        </p>
      )}
      <div>
        <Button
          icon="log-out"
          onClick={() =>
            confirmChange(
              {
                title: 'Log out everywhere?',
                text: 'We log you out here too. You can sign in again afterwards.',
                keep: 'Stay logged in',
                label: 'Log out everywhere',
              },
              logOut,
            )
          }
        >
          Log out everywhere
        </Button>
      </div>
    </div>
  )
}
