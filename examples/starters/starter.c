/* The least a 5tp bot must do (docs/bots.md), in C: it says 0 or passes, which is legal.
   It never has to build: a bid of 0 takes no card, and a pass leaves the round.
   Make choose() better from here. Compile: cc -O2 -o starter starter.c */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LONGEST_LINE 4096
#define MOST_ACTIONS 4096

static char *actions[MOST_ACTIONS]; /* all that has happened: deal ..., bid ..., pass, build ... */
static int count = -1;              /* -1: no game has begun */

static const char *choose(void) {
  /* Only the starting player may say 0, and has to say something. */
  return strncmp(actions[count - 1], "deal ", 5) == 0 ? "bid 0" : "pass";
}

static int is_new(const char *line) {
  int players, start, end = 0;
  if (sscanf(line, "new players %1d start %1d%n", &players, &start, &end) != 2 || end == 0) return 0;
  if (players < 2 || players > 5 || start < 1 || start > players) return 0;
  line += end;
  return !*line || !strcmp(line, " variant standard") || !strcmp(line, " variant tabletop");
}

static int is_go(const char *line) {
  if (!strcmp(line, "go")) return 1;
  if (strncmp(line, "go ms ", 6) != 0 || line[6] < '1' || line[6] > '9') return 0;
  return strspn(line + 6, "0123456789") == strlen(line + 6);
}

static void forget(int from) {
  while (count > from) free(actions[--count]);
}

static void answer(const char *line) {
  if (!strcmp(line, "5tp")) {
    puts("5tp 1 starter (C)");
  } else if (is_new(line)) {
    forget(0);
    count = 0;
    puts("ok");
  } else if (count < 0) {
    puts("error no_game begin with new");
  } else if (!strncmp(line, "do ", 3) && line[3] && count < MOST_ACTIONS) {
    char *kept = malloc(strlen(line + 3) + 1);
    if (kept == NULL) exit(1);
    actions[count++] = strcpy(kept, line + 3);
    puts("ok");
  } else if (!strcmp(line, "undo") && count > 0) {
    forget(count - 1);
    puts("ok");
  } else if (is_go(line) && count > 0) {
    printf("action %s\n", choose());
  } else {
    puts("error cannot I cannot do that");
  }
  fflush(stdout);
}

int main(void) {
  static char line[LONGEST_LINE + 1];
  int length = 0, is_bad = 0, letter;
  while ((letter = getchar()) != EOF) {
    if (letter != '\n') {
      if (letter > 127 || length == LONGEST_LINE) is_bad = 1; /* every good line is short and plain ASCII */
      else line[length++] = (char)letter;
      continue;
    }
    if (length > 0 && line[length - 1] == '\r') length--;
    line[is_bad ? 0 : length] = '\0';
    if (!strcmp(line, "quit")) break;
    answer(line);
    length = is_bad = 0;
  }
  return 0;
}
