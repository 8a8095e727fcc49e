// Devices with which the person has signed in: renamed, or logged out and removed. The one in use stays.
import { Fragment, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useApi } from 'portal-engine/http/context.ts'
import type { ErrorMessages } from 'portal-engine/http/contract.ts'
import { errorMessage } from 'portal-engine/http/error-message.ts'
import { removeDevice, renameDevice, type Device } from '#api/people/security.ts'
import { DEVICE_NAME_MOST, problemOfDeviceName } from '#domain/device-name.ts'
import { useChange } from 'portal-engine/forms/send/use-change.ts'
import { Badge } from 'portal-engine/ui/badge.tsx'
import { Button } from 'portal-engine/ui/button.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { Disclosure } from 'portal-engine/ui/disclosure.tsx'
import { formatInstantDay, formatShortInstant } from './when.ts'
import { confirmChange } from 'portal-engine/ui/modals/confirm-change.tsx'
import layout from 'portal-engine/ui/layout.module.css'
import prose from 'portal-engine/ui/prose.module.css'
import { LogOutEverywhere } from './log-out-everywhere.tsx'
import css from './security.module.css'

const NameForm = lazy(() => import('#screens/shared/name-form.tsx'))

export function DeviceList({ devices }: { devices: readonly Device[] }) {
  return (
    <Card title="Your devices">
      <div className={layout.column4}>
        <p className={prose.muted}>Remove any you no longer use or don’t recognise, and we log it out.</p>
        <ul className={css.list}>
          {groupsOf(devices).map(([first, ...alike]) => (
            <Fragment key={first!.id}>
              <DeviceRow device={first!} />
              {alike.length > 0 && (
                <li>
                  <Disclosure label={`${alike.length} more like “${first!.name}”`} onDemand>
                    <ul className={css.list}>
                      {alike.map((device) => (
                        <DeviceRow key={device.id} device={device} />
                      ))}
                    </ul>
                  </Disclosure>
                </li>
              )}
            </Fragment>
          ))}
        </ul>
        <LogOutEverywhere />
      </div>
    </Card>
  )
}

/** Those of one name and kind together, but for the one in use. */
const groupsOf = (devices: readonly Device[]): Device[][] =>
  devices.reduce<Device[][]>((groups, device) => {
    const { name, about, isCurrent } = device
    const alike = groups.find(
      ([first]) => first?.name === name && first.about === about && !first.isCurrent && !isCurrent,
    )
    alike?.push(device)
    return alike ? groups : [...groups, [device]]
  }, [])

const removalMessages: ErrorMessages<typeof removeDevice> = {
  'current-device': 'You are using this device, so you can’t remove it. Log out instead.',
  'owner-only': 'Only the owner of the account can remove a device. Nothing has changed.',
}

function DeviceRow({ device }: { device: Device }) {
  const { id, name, about, firstSeenAt, lastSeenAt, isCurrent } = device
  const api = useApi()
  const change = useChange()
  const [isRenaming, setRenaming] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  const wasRenaming = useRef(false)
  useEffect(() => {
    if (!isRenaming && wasRenaming.current) row.current?.querySelector('button')?.focus()
    wasRenaming.current = isRenaming
  }, [isRenaming])
  if (isRenaming) {
    return (
      <li ref={row}>
        <Suspense fallback={<Skeleton height="6rem" />}>
          <NameForm
            id={`name-${id}`}
            label={`New name of “${name}”`}
            action="Save"
            name={name}
            most={DEVICE_NAME_MOST}
            problemOf={problemOfDeviceName}
            onSave={async (next) => {
              await change({
                work: () => api.call(renameDevice, { params: { id }, body: { name: next } }),
                done: `“${name}” is now “${next}”`,
              })
              setRenaming(false)
            }}
            onCancel={() => setRenaming(false)}
          />
        </Suspense>
      </li>
    )
  }
  const which = <span className="visually-hidden"> {name}</span>
  return (
    <li ref={row} className={css.device}>
      <div>
        <h3>
          {name} {isCurrent && <Badge tone="pine">This device</Badge>}
        </h3>
        <p className={prose.muted}>
          {about !== name && `${about}. `}
          {isCurrent ? 'In use now' : `Last used ${formatShortInstant(lastSeenAt)}`}. First used{' '}
          {formatInstantDay(firstSeenAt)}.
        </p>
      </div>
      <div className={layout.centredRow}>
        <Button variant="quiet" onClick={() => setRenaming(true)}>
          Rename{which}
        </Button>
        {!isCurrent && (
          <Button
            variant="quiet"
            onClick={() =>
              confirmChange(
                {
                  title: `Remove “${name}”?`,
                  text: 'We log it out at its next step, and it has to sign in again.',
                  keep: 'Keep it',
                  label: 'Remove',
                },
                () =>
                  change({
                    work: () => api.call(removeDevice, { params: { id } }),
                    done: `“${name}” is removed`,
                    errorMessage: (error) => errorMessage(removeDevice, removalMessages, error),
                  }),
              )
            }
          >
            Remove{which}
          </Button>
        )}
      </div>
    </li>
  )
}
