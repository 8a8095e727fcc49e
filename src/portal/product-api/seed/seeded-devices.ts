// Devices and sign-ins of the weeks before, for everybody who has been here before.
import { addDays } from 'portal-engine/base/dates/london-time.ts'
import type { SignInOutcome } from 'portal-engine/sandbox/calls/identity-service.ts'
import type { Seeding } from '#product-api/data/seeding.ts'

interface Device {
  name: string
  about: string
  place: string
  /** How many days ago it was used, the first time first. */
  days: readonly number[]
}

const devices: readonly Device[] = [
  { name: 'Laptop at home', about: 'Firefox on Windows', place: 'Bath', days: [121, 60, 17] },
  { name: 'Phone', about: 'Safari on iPhone', place: 'Bristol', days: [88, 10, 3] },
]

export function seedDevices({ database, person, today }: Seeding): void {
  // The same instant as the last sign-in that the side panel shows.
  const timeOn = (daysAgo: number) => `${addDays(today, -daysAgo)}T18:42:00.000Z`
  if (person.id === 'failing-services') return
  const signIns: {
    device: string | null
    about: string
    place: string
    days: number
    outcome: SignInOutcome
  }[] = [{ device: null, about: 'Chrome on Android', place: 'Leeds', days: 24, outcome: 'wrong-password' }]
  for (const [place, device] of devices.entries()) {
    const id = `DV-${person.userId}-${place + 1}`
    database.insert('devices', {
      ...{ id, person_id: person.id, browser_id: `seeded-${place + 1}`, name: device.name },
      ...{
        about: device.about,
        first_seen_at: timeOn(device.days[0]!),
        last_seen_at: timeOn(device.days.at(-1)!),
      },
    })
    for (const days of device.days)
      signIns.push({ device: id, about: device.about, place: device.place, days, outcome: 'signed-in' })
  }
  for (const [place, { device, about, place: where, days, outcome }] of signIns.entries())
    database.insert('sign_ins', {
      ...{ id: `SI-${person.userId}-${place + 1}`, person_id: person.id, device_id: device, about },
      ...{ place: where, at: timeOn(days), outcome },
    })
}
