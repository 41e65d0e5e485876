import { readName } from '#kit/i18n/read-name.ts'
import { Breadcrumb } from 'antd'
import type { LocalText } from '@brigade/domain/kit/languages.ts'
import { Link } from 'react-router'
import styles from '#features/menus/parts/menu-breadcrumbs.module.css'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useMedia } from '#kit/device/use-media.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { BackLink } from '#ui/back-link.tsx'

const phone = matchMedia('(width < 576px)')

type Named = { id: number; name: LocalText }

type MenuTrailProps = {
  venueId: number
  /** Undefined until they are loaded: the trail grows then. */
  menu?: Named
  item?: Named
  /** The page's own title below the last of them; left out if the page is about the last one itself. */
  here?: string
}

/** Shows the position of a page below the menu, with links to the levels above. */
export function MenuBreadcrumbs({ venueId, menu, item, here }: MenuTrailProps) {
  const t = useTranslations('menuItems')
  const above = [
    { title: t('menus:screens.board'), to: `/menu?venue=${venueId}${menu ? `&menu=${menu.id}` : ''}` },
    ...(menu ? [{ title: readName(menu.name), to: `/menu/${menu.id}` }] : []),
    ...(item ? [{ title: readName(item.name), to: `/items/${item.id}` }] : []),
  ]
  const last = here ?? above.at(-1)!.title
  const links = here === undefined ? above.slice(0, -1) : above
  const isPhone = useMedia(phone)
  const back = links.at(-1)
  if (isPhone && back) return <BackLink to={back.to}>{back.title}</BackLink>
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
