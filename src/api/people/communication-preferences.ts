// Which messages the active user wants, and by which channels.
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Api } from '../http/client.ts'

export const communicationPreferencesSchema = z.object({
  channels: z.array(z.object({ id: z.string(), label: z.string() })),
  topics: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      description: z.string(),
      /** Needs consent: off until chosen. */
      isMarketing: z.boolean(),
      /** Channels that are on. */
      on: z.array(z.string()),
      /** Channels that cannot be changed: the law or the contract asks for them, or they do not exist for this topic. */
      fixed: z.array(z.string()),
    }),
  ),
})
export type CommunicationPreferences = z.infer<typeof communicationPreferencesSchema>

export const communicationPreferencesQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.actor, 'communication-preferences'],
    queryFn: ({ signal }) =>
      api.get('/api/communicationpreferences', communicationPreferencesSchema, { signal }),
  })

export interface PreferenceChange {
  topic: string
  channel: string
  isOn: boolean
}

/** Turns one channel of one topic on or off; the answer has all of them. */
export const changePreference = (
  api: Api,
  { topic, channel, isOn }: PreferenceChange,
): Promise<CommunicationPreferences> =>
  api.send(
    'PUT',
    `/api/communicationpreferences/${encodeURIComponent(topic)}/${encodeURIComponent(channel)}`,
    { isOn },
    communicationPreferencesSchema,
  )
