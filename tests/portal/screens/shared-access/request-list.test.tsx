import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SharedRequest } from '#api/people/shared-access.ts'
import { RequestList } from '#screens/shared-access/request-list.tsx'
import { render, stubWidth, WithPortal } from '../../../engine/ui/render.tsx'

beforeEach(() => stubWidth(390))
afterEach(() => vi.unstubAllGlobals())

const request = {
  ...{ requestId: 'SR-1', grantorId: 'C-1', grantorName: 'Nora Ford', receiverName: 'Omar Lee' },
  ...{ receiverEmail: 'omar.lee@example.com', requestStatus: 'Accepted', hasExistingRequest: false },
  ...{ updatedOn: '2026-11-26', expiresOn: null },
} as SharedRequest

describe('A request of shared access on a phone', () => {
  it('has its day on a line under its status, as every other row has', async () => {
    await render(
      <WithPortal>
        <RequestList
          empty=""
          caption="Your invitations"
          side="inviter"
          requests={[request]}
          run={async () => undefined}
          nothing=""
        />
      </WithPortal>,
    )
    const day = screen.getByText('Since 26 Nov 2026')
    expect(day.parentElement!.firstElementChild!.textContent).toBe('Accepted')
    expect(screen.getAllByText(/26 Nov 2026/)).toEqual([day])
  })
})
