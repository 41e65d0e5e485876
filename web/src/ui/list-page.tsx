import type { ReactNode } from 'react'
import { ListStates, type ListStatesProps } from '#ui/list-states.tsx'
import { Page, type PageProps } from '#ui/page.tsx'

/** The frame around the list. */
export type ListFrame = Omit<PageProps, 'children'> & {
  /** The filters of the list, between its title and its records; shown in all states. */
  filters?: ReactNode
  /** The part that is open over the list, such as a drawer. */
  over?: ReactNode
}

export type ListPageProps<T> = ListFrame & ListStatesProps<T>

/** Renders a screen that is a list: its title and acts, its filters, and the list in one of its four states. */
export function ListPage<T>({ filters, over, list, isEmpty, empty, waiting, children, ...frame }: ListPageProps<T>) {
  return (
    <Page {...frame}>
      {filters}
      <ListStates list={list} isEmpty={isEmpty} empty={empty} waiting={waiting}>
        {children}
      </ListStates>
      {over}
    </Page>
  )
}
