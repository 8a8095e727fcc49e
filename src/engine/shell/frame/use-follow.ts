// What a press on the button of an entry does: it opens a page, leaves for another site, or runs a command.
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { routeOf } from '#manifest/manifest.ts'
import type { ViewItem } from '#manifest/surfaces/view.ts'
import { useServices } from '../state/portal-services.tsx'

export type Follow = (target: ViewItem['target']) => void

export function useFollow(): Follow {
  const { run, settings, state } = useServices()
  const navigate = useNavigate()
  return useCallback(
    (target) => {
      if (target.kind === 'route') void navigate(target.href)
      if (target.kind === 'external') location.assign(settings.links[target.link] ?? '/')
      if (target.kind === 'command') {
        const onward = routeOf(state.get().manifest, target.onward)?.path
        run(target.command, onward === undefined ? undefined : () => void navigate(onward))
      }
    },
    [navigate, run, settings, state],
  )
}
