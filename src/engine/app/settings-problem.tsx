// The page for an installation with invalid settings: every problem, and the phone number to call.
import type { Manifest } from '#manifest/manifest.ts'
import styles from './settings-problem.module.css'

export function SettingsProblem({
  problems,
  brand,
}: {
  problems: readonly string[]
  brand: Manifest['brand']
}) {
  return (
    <main className={styles.page}>
      <title>{`Not available – ${brand.name}`}</title>
      <h1>We can’t open the portal just now</h1>
      <p>
        Something on our side is not set up correctly. Your money and your details are safe. Please try again
        later, or call us on <a href={`tel:${brand.phone.replaceAll(' ', '')}`}>{brand.phone}</a>,{' '}
        {brand['phone-hours']}.
      </p>
      <h2>For the people who run the portal</h2>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>
            <code>{problem}</code>
          </li>
        ))}
      </ul>
    </main>
  )
}
