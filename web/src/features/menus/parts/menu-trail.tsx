import { readName } from '#kit/read-name.ts'
import { Breadcrumb } from 'antd'
import type { LocalText } from '@brigade/domain/kit/languages.ts'
import { Link } from 'react-router'
import styles from '#features/menus/parts/menu-trail.module.css'
import { useWords } from '#kit/i18n.ts'
import { AntdRoot } from '#ui/antd-root.tsx'

type Named = { id: number; name: LocalText }

type MenuTrailProps = {
  venueId: number
  /** Undefined until they are known: the trail grows then. */
  menu?: Named
  item?: Named
  /** What the page shows of the last of them; without it, the page is about that itself. */
  here?: string
}

/** Where a page stands below the menu, and the ways up. */
export function MenuTrail({ venueId, menu, item, here }: MenuTrailProps) {
  const t = useWords('menuItems')
  const above = [
    { title: t('menus:screens.board'), to: `/menu?venue=${venueId}${menu ? `&menu=${menu.id}` : ''}` },
    ...(menu ? [{ title: readName(menu.name), to: `/menu/${menu.id}` }] : []),
    ...(item ? [{ title: readName(item.name), to: `/items/${item.id}` }] : []),
  ]
  const last = here ?? above.at(-1)!.title
  const links = here === undefined ? above.slice(0, -1) : above
  return (
    <AntdRoot>
      <Breadcrumb
        aria-label={t('trail')}
        className={styles.trail}
        items={[
          ...links.map(({ title, to }) => ({
            key: to,
            title: (
              <Link to={to} className={styles.link}>
                <bdi>{title}</bdi>
              </Link>
            ),
          })),
          { key: 'here', title: <bdi aria-current="page">{last}</bdi> },
        ]}
      />
    </AntdRoot>
  )
}
