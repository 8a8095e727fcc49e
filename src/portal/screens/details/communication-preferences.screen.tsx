// Which messages people want, and how: topics by channels, each saved as it is chosen, with a way back. Every choice that
// could not be saved stays said until it is read. Who chooses App is asked whether this device may show notifications.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { useApi } from 'portal-engine/http/context.ts'
import type { ErrorMessages } from 'portal-engine/http/contract.ts'
import { errorMessage } from 'portal-engine/http/error-message.ts'
import {
  changePreference,
  communicationPreferencesQuery,
  type CommunicationPreferences,
} from '#api/people/communication-preferences.ts'
import { Part } from 'portal-engine/screen-api/layout/part.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { PageTitle } from 'portal-engine/ui/page-title.tsx'
import { NotSaved, type Refused } from './not-saved.tsx'
import type { OnThisDeviceHandle } from './notifications/on-this-device.tsx'
import { PreferencesTable, type PreferenceChange } from './preferences-table.tsx'
import layout from 'portal-engine/ui/layout.module.css'
import notice from 'portal-engine/ui/notice.module.css'
import css from './details.module.css'

const OnThisDevice = lazy(() => import('./notifications/on-this-device.tsx'))

export default function CommunicationPreferencesScreen() {
  const { title } = usePortal()
  const preferences = useQuery(communicationPreferencesQuery(useApi()))
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const change = useChange(setRefused)
  const device = useRef<OnThisDeviceHandle>(null)
  const hasApp = preferences.data?.topics.some(({ on }) => on.includes('app')) ?? false
  const choose = (choice: PreferenceChange) => {
    change.mutate(choice)
    if (choice.channel === 'app' && choice.isOn) device.current?.ask()
  }
  return (
    <>
      <PageTitle note="We save each choice as you make it.">{title}</PageTitle>
      <Card>
        <QueryCard
          query={preferences}
          what="your preferences"
          skeleton={<Skeleton lines={5} height="3rem" />}
        >
          {(data) => (
            <>
              <div className={layout.stack4}>
                <Part name="own-security">
                  <Suspense fallback={<div className={`${notice.info} ${css.device}`} />}>
                    <OnThisDevice ref={device} isChosen={hasApp} />
                  </Suspense>
                </Part>
                <PreferencesTable preferences={data} onChange={choose} />
              </div>
              <NotSaved
                refused={refused}
                onRead={(read) => setRefused((all) => all.filter((each) => each !== read))}
              />
              <Outcome change={change} preferences={data} />
            </>
          )}
        </QueryCard>
      </Card>
    </>
  )
}

/** Each choice shows at once, and goes back alone when it could not be saved. They are sent one after another. */
function useChange(setRefused: (change: (all: readonly Refused[]) => readonly Refused[]) => void) {
  const api = useApi()
  const client = useQueryClient()
  const { queryKey } = communicationPreferencesQuery(api)
  const show = (change: PreferenceChange) =>
    client.setQueryData(queryKey, (now) => now && changed(now, change))
  const isLast = () => client.isMutating({ mutationKey: queryKey }) === 1
  return useMutation({
    mutationKey: queryKey,
    scope: { id: queryKey.join(' ') },
    mutationFn: ({ isOn, ...params }: PreferenceChange) =>
      api.call(changePreference, { params, body: { isOn } }),
    onMutate(change) {
      // The same choice once more: how it ends is said anew.
      setRefused((all) => all.filter(({ id }) => id !== idOf(change)))
      show(change)
    },
    onSuccess: (answer) => {
      if (isLast()) client.setQueryData(queryKey, answer)
    },
    onError: (error, change) => {
      const shown = show({ ...change, isOn: !change.isOn })
      if (!shown) return
      const words = failureOf(error, namesOf(change, shown))
      setRefused((all) => [...all, { id: idOf(change), words }])
    },
  })
}

const idOf = ({ topic, channel }: PreferenceChange): string => `${topic} ${channel}`

function changed(
  preferences: CommunicationPreferences,
  { topic, channel, isOn }: PreferenceChange,
): CommunicationPreferences {
  const topics = preferences.topics.map((each) => {
    if (each.id !== topic) return each
    const others = each.on.filter((id) => id !== channel)
    return { ...each, on: isOn ? [...others, channel] : others }
  })
  return { ...preferences, topics }
}

interface OutcomeProps {
  change: ReturnType<typeof useChange>
  preferences: CommunicationPreferences
}

function Outcome({ change, preferences }: OutcomeProps) {
  const { variables, isError } = change
  if (!variables || isError) return <p role="status" className={css.outcome} />
  const names = namesOf(variables, preferences)
  return (
    <p role="status" className={css.outcome}>
      {change.isPending
        ? 'Saving…'
        : `Saved: ${names.topic} by ${names.channel} is ${variables.isOn ? 'on' : 'off'}.`}
      {change.isSuccess && (
        <Button variant="quiet" onClick={() => change.mutate({ ...variables, isOn: !variables.isOn })}>
          Undo
        </Button>
      )}
    </p>
  )
}

const namesOf = (change: PreferenceChange, { topics, channels }: CommunicationPreferences) => ({
  topic: topics.find(({ id }) => id === change.topic)?.label,
  channel: channels.find(({ id }) => id === change.channel)?.label,
})

type Names = ReturnType<typeof namesOf>

const messages: ErrorMessages<typeof changePreference, [Names]> = {
  fixed: (_, { topic, channel }) => `${topic} by ${channel} can’t be changed, so we put it back.`,
  'last-channel': (_, { topic }) => `${topic} must reach you in at least one way, so nothing has changed.`,
}

const failureOf = (error: unknown, names: Names): string =>
  errorMessage(changePreference, messages, error, names) ??
  `We couldn’t save ${names.topic} by ${names.channel}, so we put it back. Please try again.`
