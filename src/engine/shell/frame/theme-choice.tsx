// The choice of theme: light, dark, or the system's.
import { useSyncExternalStore } from 'react'
import { useServices } from '../state/portal-services.tsx'
import styles from './side-panel.module.css'

const CHOICES = [
  ['system', 'System'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const

export function ThemeChoice() {
  const { theme } = useServices()
  const chosen = useSyncExternalStore(theme.subscribe, theme.choice)
  return (
    <fieldset className={styles.theme}>
      <legend>Appearance</legend>
      {CHOICES.map(([choice, label]) => (
        <label key={choice}>
          <input
            type="radio"
            name="theme"
            value={choice}
            checked={chosen === choice}
            onChange={() => theme.choose(choice)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
