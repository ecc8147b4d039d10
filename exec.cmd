@rem The scripts of package.json begin with exec: without it, sh would keep a SIGTERM to itself and leave the service running.
@rem cmd has no exec, and finds this file instead. It runs its arguments.
@%*
