import { useEffect } from 'preact/hooks';
import { tokens } from './parts/format.ts';
import { Icon } from './parts/icons.tsx';
import { dismiss, notices } from './state/notices.ts';
import { hrefOf, type Route, route } from './state/route.ts';
import { account, key, refreshAccount, signOut } from './state/session.ts';
import { switchTheme, theme } from './state/theme.ts';
import { Balance } from './views/balance.tsx';
import { Create } from './views/create.tsx';
import { Job } from './views/job.tsx';
import { Jobs } from './views/jobs.tsx';
import { SignIn } from './views/sign-in.tsx';
import { Words } from './views/words.tsx';

export function App() {
  const signedIn = key.value !== null;
  useEffect(() => {
    if (signedIn) void refreshAccount();
  }, [signedIn]);
  return (
    <>
      <button type="button" class="skip" onClick={() => document.getElementById('main')?.focus()}>
        Skip to the content
      </button>
      <Header signedIn={signedIn} />
      <main id="main" tabIndex={-1}>
        {signedIn ? <View /> : <SignIn />}
      </main>
      <Notices />
    </>
  );
}

function View() {
  const at = route.value;
  switch (at.view) {
    case 'create':
      return <Create />;
    case 'jobs':
      return <Jobs />;
    case 'job':
      return <Job key={at.id} type={at.type} id={at.id} />;
    case 'words':
      return <Words key={at.id} type={at.type} id={at.id} />;
    case 'balance':
      return <Balance />;
  }
}

const TABS: readonly { to: Route; label: string; views: readonly Route['view'][] }[] = [
  { to: { view: 'create' }, label: 'Create', views: ['create'] },
  { to: { view: 'jobs' }, label: 'Library', views: ['jobs', 'job', 'words'] },
  { to: { view: 'balance' }, label: 'Account', views: ['balance'] },
];

function Header({ signedIn }: { signedIn: boolean }) {
  const credits = account.value?.credits;
  return (
    <header class="top">
      <a class="brand" href={hrefOf({ view: 'create' })}>
        <Mark />
        Songreel
      </a>
      {signedIn && (
        <nav aria-label="Views">
          {TABS.map(({ to, label, views }) => (
            <a key={label} href={hrefOf(to)} aria-current={views.includes(route.value.view) ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </nav>
      )}
      <div class="top-end">
        {credits !== undefined && (
          <a class="credits" href={hrefOf({ view: 'balance' })} title="Your balance">
            {tokens(credits)}
          </a>
        )}
        <button
          type="button"
          class="round"
          onClick={switchTheme}
          aria-label={`Use the ${theme.value === 'dark' ? 'light' : 'dark'} theme`}
        >
          <Icon name={theme.value === 'dark' ? 'sun' : 'moon'} />
        </button>
        {signedIn && (
          <button type="button" class="round" onClick={signOut} aria-label="Sign out">
            <Icon name="out" />
          </button>
        )}
      </div>
    </header>
  );
}

function Mark() {
  return (
    <svg class="mark" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <rect width="64" height="64" rx="16" />
      <path d="M16.500 26v12M27.500 15v34M38.500 21v22M49.500 28v8" />
    </svg>
  );
}

function Notices() {
  return (
    <div class="notices" role="status" aria-live="polite">
      {notices.value.map(({ id, text, tone }) => (
        <div key={id} class={`notice is-${tone}`}>
          <Icon name={tone === 'good' ? 'check' : 'warn'} />
          <span>{text}</span>
          <button type="button" class="plain" onClick={() => dismiss(id)} aria-label="Dismiss">
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  );
}
