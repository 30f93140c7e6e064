@protocol
#else
t NSObject>
@interface P(v
