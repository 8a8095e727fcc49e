// Topics by channels as switches, each named by its row and its column. What nobody can choose is a word.
import type { CommunicationPreferences } from '#api/people/communication-preferences.ts'
import { Badge } from 'portal-engine/ui/badge.tsx'
import switches from '#screens/shared/switch.module.css'
import css from './details.module.css'

export interface PreferenceChange {
  topic: string
  channel: string
  isOn: boolean
}

interface PreferencesTableProps {
  preferences: CommunicationPreferences
  onChange: (change: PreferenceChange) => void
}

export function PreferencesTable({ preferences, onChange }: PreferencesTableProps) {
  const { channels, topics } = preferences
  return (
    <div className={css.scroll} role="region" aria-label="Messages by topic and channel" tabIndex={0}>
      <table className={css.preferences}>
        <caption className="visually-hidden">Messages by topic and channel</caption>
        <thead>
          <tr>
            <th scope="col">Topic</th>
            {channels.map(({ id, label }) => (
              <th key={id} scope="col" id={`channel-${id}`}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {topics.map((topic) => (
            <tr key={topic.id}>
              <th scope="row">
                <span id={`topic-${topic.id}`}>{topic.label}</span>{' '}
                {topic.isMarketing && <Badge tone="info">Marketing</Badge>}
                <span className={css.quiet}>{topic.description}</span>
              </th>
              {channels.map(({ id, label }) => (
                <td key={id}>
                  {topic.fixed.includes(id) ? (
                    <span className={css.fixed}>
                      <span aria-hidden="true">{label}: </span>
                      {topic.on.includes(id) ? 'Always' : 'Never'}
                    </span>
                  ) : (
                    <label className={css.tick}>
                      <input
                        type="checkbox"
                        className={switches.switch}
                        aria-labelledby={`topic-${topic.id} channel-${id}`}
                        checked={topic.on.includes(id)}
                        onChange={({ currentTarget: { checked } }) =>
                          onChange({ topic: topic.id, channel: id, isOn: checked })
                        }
                      />
                      <span aria-hidden="true">{label}</span>
                    </label>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
