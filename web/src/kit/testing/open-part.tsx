import type { ReactNode } from 'react'
import { openPage, type OpenPage } from '#kit/testing/open-page.tsx'

type OpenPart = Omit<OpenPage, 'path' | 'routes'> & { element: ReactNode }

/** Shows a part of a screen alone, to a person who has just signed in. */
export function openPart({ element, ...opening }: OpenPart): ReturnType<typeof openPage> {
  return openPage({ ...opening, path: '/', routes: [{ path: '*', element }] })
}
