// Which messages people want, and how: topics by channels, each saved as it is chosen, with a way back.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#api/http/client.ts'
import { useApi } from '#api/http/context.ts'
import {
  changePreference,
  communicationPreferencesQuery,
  type CommunicationPreferences,
  type PreferenceChange,
} from '#api/people/communication-preferences.ts'
import { usePortal } from '#screen-api/portal.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/cards/card.tsx'
import { QueryCard } from '#ui/cards/query-card.tsx'
import { Skeleton } from '#ui/cards/skeleton.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { PreferencesTable } from './preferences-table.tsx'
import css from './details.module.css'

export default function CommunicationPreferencesScreen() {
  const { title } = usePortal()
  const preferences = useQuery(communicationPreferencesQuery(useApi()))
  const change = useChange()
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Card>
        <QueryCard
          query={preferences}
          what="your preferences"
          skeleton={<Skeleton lines={5} height="3rem" />}
        >
          {(data) => (
            <>
              <p className={css.quiet}>
                Each choice is saved at once. Messages about payments and changes always come by email.
              </p>
              <PreferencesTable preferences={data} onChange={change.mutate} />
              <Outcome change={change} preferences={data} />
            </>
          )}
        </QueryCard>
      </Card>
    </>
  )
}

/** The choice shows at once, and goes back when it could not be saved. */
function useChange() {
  const api = useApi()
  const client = useQueryClient()
  const { queryKey } = communicationPreferencesQuery(api)
  return useMutation({
    mutationFn: (change: PreferenceChange) => changePreference(api, change),
    onMutate: (change) => {
      const before = client.getQueryData(queryKey)
      client.setQueryData(queryKey, (now) => now && changed(now, change))
      return { before }
    },
    onSuccess: (answer) => client.setQueryData(queryKey, answer),
    onError: (_error, _change, context) => client.setQueryData(queryKey, context?.before),
  })
}

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

function Outcome({ change, preferences: { topics, channels } }: OutcomeProps) {
  const { variables, error } = change
  if (!variables) return <p role="status" className={css.outcome} />
  const topic = topics.find(({ id }) => id === variables.topic)?.label
  const channel = channels.find(({ id }) => id === variables.channel)?.label
  if (error) {
    const isLast = error instanceof ApiError && error.refusal?.reason === 'last-channel'
    return (
      <p role="alert" className={css.outcome}>
        {isLast
          ? `${topic} must reach you by one way at least, so nothing has changed.`
          : 'We couldn’t save that, so nothing has changed. Please try again.'}
      </p>
    )
  }
  return (
    <p role="status" className={css.outcome}>
      {change.isPending ? 'Saving…' : `Saved: ${topic} by ${channel} is ${variables.isOn ? 'on' : 'off'}.`}
      {change.isSuccess && (
        <Button look="quiet" onClick={() => change.mutate({ ...variables, isOn: !variables.isOn })}>
          Undo
        </Button>
      )}
    </p>
  )
}
