import { PageHead } from "../../layout/page-head.tsx";
import type { NewsData } from "./news-data.server.ts";

/** All news, the latest first; its styles are `site/styles/news.css`. */
export function Page({ data: { heading, lead, items } }: { data: NewsData }) {
  return (
    <>
      <PageHead heading={heading} lead={lead} />
      <div className="columns">
        <ul className="news">
          {items.map(({ path, date, day, title, description }) => (
            <li key={path} className="block">
              <time dateTime={date} className="aside">
                {day}
              </time>
              <h2>
                <a href={path}>{title}</a>
              </h2>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
