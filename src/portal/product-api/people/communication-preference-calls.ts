// Which messages the active user wants, by topic and channel. Marketing is off until somebody chooses it (PECR 2003,
// regulation 22; UK GDPR, article 7).
import {
  changePreference,
  getCommunicationPreferences,
  type CommunicationPreferences,
} from '#api/people/communication-preferences.ts'
import { ErrorResponse, type Call, type Route } from 'portal-engine/sandbox/calls/call.ts'
import { apiError, route } from 'portal-engine/sandbox/calls/route.ts'
import type { Database } from 'portal-engine/sandbox/data/database.ts'

const channels = [
  { id: 'email', label: 'Email' },
  { id: 'post', label: 'Post' },
  { id: 'phone', label: 'Phone' },
  { id: 'app', label: 'App' },
]

interface Topic {
  id: string
  label: string
  description: string
  isMarketing: boolean
  /** On for those who have chosen nothing. */
  byDefault: readonly string[]
  fixed: readonly string[]
}

const topics: readonly Topic[] = [
  {
    id: 'account-changes',
    label: 'Payments and changes',
    description: 'Money in and out, new bank details, security',
    isMarketing: false,
    byDefault: ['email'],
    fixed: ['email', 'phone'],
  },
  {
    id: 'statements',
    label: 'Statements and documents',
    description: 'When a statement, review or tax certificate is ready',
    isMarketing: false,
    byDefault: ['email'],
    fixed: ['phone'],
  },
  {
    id: 'insights',
    label: 'Market insights',
    description: 'What we think about markets, once a month',
    isMarketing: true,
    byDefault: [],
    fixed: ['phone'],
  },
  {
    id: 'events',
    label: 'Events and offers',
    description: 'Invitations, new services and offers',
    isMarketing: true,
    byDefault: [],
    fixed: [],
  },
  {
    id: 'research',
    label: 'Research',
    description: 'Questions about how we can do better',
    isMarketing: true,
    byDefault: [],
    fixed: ['post'],
  },
]

/** The channels by which a topic reaches the person. */
function channelsOf(database: Database, personId: string): (topic: Topic) => string[] {
  const chosen = database.all<{ topic: string; channel: string; is_on: number }>(
    'select topic, channel, is_on from communication_preferences where person_id = ?',
    personId,
  )
  const isOn = ({ id, byDefault }: Topic, channel: string) => {
    const choice = chosen.find((each) => each.topic === id && each.channel === channel)
    return choice ? choice.is_on === 1 : byDefault.includes(channel)
  }
  return (topic) => channels.map(({ id }) => id).filter((id) => isOn(topic, id))
}

/** Do the firm's own messages, which are about payments and changes, notify this person's devices? */
export const areDevicesNotified = (database: Database, personId: string): boolean =>
  channelsOf(database, personId)(topics[0]!).includes('app')

function preferencesOf({ database, active }: Call): CommunicationPreferences {
  const on = channelsOf(database, active.id)
  return {
    channels,
    topics: topics.map((topic) => ({
      id: topic.id,
      label: topic.label,
      description: topic.description,
      isMarketing: topic.isMarketing,
      fixed: [...topic.fixed],
      on: on(topic),
    })),
  }
}

export const routes: Route[] = [
  route(getCommunicationPreferences, preferencesOf),

  route(changePreference, (call, { params, body: { isOn } }) => {
    const { database, active } = call
    const topic = topics.find(({ id }) => id === params.topic)
    const channel = channels.find(({ id }) => id === params.channel)
    if (!topic || !channel) throw new ErrorResponse(404, 'No such topic or channel')
    const { errors } = changePreference
    if (topic.fixed.includes(channel.id))
      throw apiError(errors, 'fixed', `${topic.label} by ${channel.label} cannot be changed`)
    const { on } = preferencesOf(call).topics.find(({ id }) => id === topic.id)!
    if (!topic.isMarketing && !isOn && on.every((id) => id === channel.id))
      throw apiError(errors, 'last-channel', `${topic.label} must reach you by one way at least`)
    database.run(
      'insert or replace into communication_preferences values (?, ?, ?, ?)',
      active.id,
      topic.id,
      channel.id,
      Number(isOn),
    )
    return preferencesOf(call)
  }),
]
