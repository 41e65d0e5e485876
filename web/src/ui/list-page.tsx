import type { ReactNode } from 'react'
import { ListStates, type ListStatesProps } from '#ui/list-states.tsx'
import { Page, type PageProps } from '#ui/page.tsx'

/** The frame around the list. */
export type ListFrame = Omit<PageProps, 'children'> & {
  /** Tabs, a hint or totals, between the title and the records; shown in all states. */
  intro?: ReactNode
  /** The part that is open over the list, such as a drawer. */
  over?: ReactNode
}

export type ListPageProps<T> = ListFrame & ListStatesProps<T>

/** Renders a screen that is a list: its title, filters and acts, and the list in one of its four states. */
export function ListPage<T>({ intro, over, list, isEmpty, empty, waiting, children, ...frame }: ListPageProps<T>) {
  return (
    <Page {...frame}>
      {intro}
      <ListStates list={list} isEmpty={isEmpty} empty={empty} waiting={waiting}>
        {children}
      </ListStates>
      {over}
    </Page>
  )
}
