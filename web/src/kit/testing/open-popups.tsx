import type { ComponentType } from 'react'
import { offerPopupBar } from '#kit/device/popup-bar.ts'
import { signOut } from '#kit/calls/session.ts'
import type { openPage, OpenPage } from '#kit/testing/open-page.tsx'
import { openPart } from '#kit/testing/open-part.tsx'
import { PopupBar } from '#ui/popups/popup-bar.tsx'

type OpenPopups = Omit<OpenPage, 'path' | 'routes'> & { Popups: ComponentType }

type OpenedPopups = Omit<Awaited<ReturnType<typeof openPage>>, 'close'> & {
  /** Closes the pop-ups, so that the next person who opens them has dismissed none. */
  close: () => Promise<void>
  reload: () => Promise<OpenedPopups>
}

/** Shows the pop-ups of a feature to a person who has just signed in, over an empty screen. */
export async function openPopups({ Popups, ...opening }: OpenPopups): Promise<OpenedPopups> {
  const element = (
    <>
      <div ref={offerPopupBar} />
      <PopupBar />
      <Popups />
    </>
  )
  const { close: leave, ...opened } = await openPart({ ...opening, element })
  return {
    ...opened,
    close: async () => {
      opened.unmount()
      await signOut()
      leave()
    },
    reload: () => {
      leave()
      return openPopups({ Popups, ...opening, isReload: true })
    },
  }
}
