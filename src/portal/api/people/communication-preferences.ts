// Which messages the active user wants, and by which channels.
import * as z from 'zod/mini'
import { queryOf } from 'portal-engine/http/query.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { get, put, reason } from 'portal-engine/http/contract.ts'

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

export const getCommunicationPreferences = get('/api/communicationpreferences', {
  summary: 'What is sent by which channel',
  openTo: 'attorney',
  answer: communicationPreferencesSchema,
})

export const communicationPreferencesQuery = (api: Api) => queryOf(api, getCommunicationPreferences)

/** Turns one channel of one topic on or off; the answer has all of them. */
export const changePreference = put('/api/communicationpreferences/:topic/:channel', {
  summary: 'Turns a channel on or off for a topic',
  openTo: 'attorney',
  body: z.object({ isOn: z.boolean() }),
  answer: communicationPreferencesSchema,
  errors: [
    reason('fixed', 422, 'This channel cannot be changed for this topic.'),
    reason('last-channel', 422, 'It is the only channel of a topic that must reach the person.'),
  ],
})
